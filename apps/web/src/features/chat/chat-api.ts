// Server state of the chat: the history, and what a person can do with a run.
import type { ChatMessage, ChatMode } from '@joinery/contract/chat'
import type { QuestionAnswers } from '@joinery/contract/questions'
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client, orpc } from '../../api/client.ts'

const pageSize = 30

interface HistoryPage {
  messages: ChatMessage[]
  hasMore: boolean
}

function historyOptions(projectGroupId: string) {
  return orpc.chat.history.infiniteOptions({
    input: (beforeId: string | undefined) => ({
      projectGroupId,
      limit: pageSize,
      ...(beforeId === undefined ? {} : { beforeId }),
    }),
    initialPageParam: undefined,
    getNextPageParam: (page: HistoryPage) => (page.hasMore ? oldestOf(page.messages)?.id : undefined),
  })
}

function oldestOf(messages: readonly ChatMessage[]): ChatMessage | undefined {
  return [...messages].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0]
}

export function useChatHistory(projectGroupId: string) {
  return useInfiniteQuery(historyOptions(projectGroupId))
}

function useRefreshHistory(projectGroupId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = historyOptions(projectGroupId)
  return {
    /** Shows a message at once; the refetch that follows puts it where the server has it. */
    show: (message: ChatMessage) => {
      queryClient.setQueryData<InfiniteData<HistoryPage, string | undefined>>(queryKey, (history) =>
        history === undefined ? history : { ...history, pages: withMessage(history.pages, message) },
      )
    },
    refetch: () => queryClient.invalidateQueries({ queryKey }),
  }
}

function withMessage(pages: HistoryPage[], message: ChatMessage): HistoryPage[] {
  return pages.map((page, index) => {
    const others = page.messages.filter(({ id }) => id !== message.id)
    return index === 0 ? { ...page, messages: [...others, message] } : { ...page, messages: others }
  })
}

/** A send keeps its `clientId` over repeats, so that a lost answer never makes two messages. */
export function useSendMessage(projectGroupId: string) {
  const history = useRefreshHistory(projectGroupId)
  return useMutation({
    mutationFn: (message: { text: string; clientId: string; mode: ChatMode; attachmentIds: string[] }) =>
      client.chat.send({ projectGroupId, ...message }),
    onSuccess: history.show,
    onSettled: history.refetch,
  })
}

/** A clearer message of the same content, for the person to look at. */
export function useRewritePrompt(projectGroupId: string) {
  return useMutation({ mutationFn: (text: string) => client.chat.rewritePrompt({ projectGroupId, text }) })
}

/** Says something to a run under way. */
export function useSteerRun(projectGroupId: string) {
  return useMutation({
    mutationFn: (input: { generationId: string; text: string }) => client.chat.steer({ projectGroupId, ...input }),
  })
}

export function useOpenQuestions(projectGroupId: string) {
  return useQuery({ ...orpc.chat.openQuestions.queryOptions({ input: { projectGroupId } }), staleTime: 0 })
}

export function useAnswerQuestion(projectGroupId: string) {
  const history = useRefreshHistory(projectGroupId)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { questionId: string; answers: QuestionAnswers; clientId: string }) =>
      client.chat.answer({ projectGroupId, ...input }),
    onSuccess: history.show,
    onSettled: async () => {
      await Promise.all([
        history.refetch(),
        queryClient.invalidateQueries(orpc.chat.openQuestions.queryOptions({ input: { projectGroupId } })),
      ])
    },
  })
}

function useQuestionMutation(projectGroupId: string, act: (questionId: string) => Promise<unknown>) {
  const history = useRefreshHistory(projectGroupId)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: async () => {
      await Promise.all([
        history.refetch(),
        queryClient.invalidateQueries(orpc.chat.openQuestions.queryOptions({ input: { projectGroupId } })),
      ])
    },
  })
}

/** Does what a card offers; the agent goes on by itself. */
export function useCarryOut(projectGroupId: string) {
  return useQuestionMutation(projectGroupId, (questionId) => client.chat.carryOut({ projectGroupId, questionId }))
}

/** Nothing follows from the card. */
export function useDismissQuestion(projectGroupId: string) {
  return useQuestionMutation(projectGroupId, (questionId) => client.chat.dismiss({ projectGroupId, questionId }))
}

export function useStopRun(projectGroupId: string) {
  const history = useRefreshHistory(projectGroupId)
  return useMutation({
    mutationFn: (generationId: string) => client.chat.stop({ projectGroupId, generationId }),
    onSettled: history.refetch,
  })
}

export function useRetryRun(projectGroupId: string) {
  const history = useRefreshHistory(projectGroupId)
  return useMutation({
    mutationFn: (generationId: string) => client.chat.retry({ projectGroupId, generationId }),
    onSuccess: history.show,
    onSettled: history.refetch,
  })
}

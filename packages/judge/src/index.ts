export { createJudge, type CreateJudgeOptions, probeJudge } from './create-judge.ts'
export { createFakeJudge, type FakeJudge } from './fake-judge.ts'
export {
  type AppUnderTest,
  type DataProbe,
  type Expectations,
  type Judge,
  type Judgement,
  type JudgeOptions,
  JudgeUnavailable,
  type LookOptions,
  type OpenedAgain,
  type SeenPage,
} from './judge.ts'

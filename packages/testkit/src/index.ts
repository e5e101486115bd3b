export { atFileEnd } from './at-file-end.ts'
export { createChatContext, createScriptedAgent, type ChatContext } from './chat-context.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { asStranger, createTestContext, seedProject, type TestContext } from './test-context.ts'
export { serveOnLoopback, type Answer, type LoopbackHost } from './loopback-host.ts'
export { createInstallation, type TestInstallation } from './installation.ts'
export { injections, instructionOf, markOf, obey, type Injection } from './injections.ts'
export { notesApp, notesSchema } from './notes-app.ts'
export { sharedCompiler } from './shared-compiler.ts'
export { startServices, type RunningServices, type ServiceFault } from './services/start-services.ts'
export { parseAnswer, readScript, type ScriptedAnswer } from './provider/scripted-answer.ts'
export { countOpenaiCache } from './provider/prompt-cache.ts'
export { startProvider, type Answerer, type RunningProvider } from './provider/start-provider.ts'
export { readReplay, replayNames, type Replay } from './provider/replays.ts'
export { diaryApp, diarySchema } from './people-app.ts'
export {
  type ProviderFault,
  type SimulatedSignIn,
  startSignInProvider,
} from './sign-in-provider/start-sign-in-provider.ts'
export type { TokenFlaw } from './sign-in-provider/id-token.ts'

export { createJudge, type CreateJudgeOptions, probeJudge } from './create-judge.ts'
export {
  type AppUnderTest,
  type DataProbe,
  type Expectations,
  type Judge,
  type Judgement,
  type JudgeOptions,
  JudgeUnavailable,
} from './judge.ts'

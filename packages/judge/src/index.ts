export type { AppUnderTest, DataProbe, Expectations, Judge, Judgement, JudgeOptions } from './judge.ts'

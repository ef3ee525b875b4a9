export type { AnswerKey, LabelledAnswer } from './AnswerKey.ts'
export { answerKeys } from './answerKeys.ts'
export { ANSWER_PAUSE_MS, type AnswerPress, type BegunAnswer, pressAnswer } from './pressAnswer.ts'

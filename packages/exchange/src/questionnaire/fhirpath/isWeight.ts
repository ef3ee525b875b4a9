import type { Scalar } from './Scalar.ts'

const WEIGHT = /(?:ordinalValue|itemWeight)$/u

/** Whether it is the address of the extension that gives an answer its points. */
export const isWeight = ({ literal }: Scalar): boolean => WEIGHT.test(String(literal))

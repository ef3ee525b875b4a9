import type { Scalar } from './Scalar.ts'

const WEIGHT = /(?:ordinalValue|itemWeight)$/u

/** Returns whether the value is the URL of the extension for the points of an answer. */
export const isWeight = ({ literal }: Scalar): boolean => WEIGHT.test(String(literal))

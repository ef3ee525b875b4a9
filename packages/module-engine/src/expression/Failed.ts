import type { Failure } from './rowOf.ts'

/** A declared failure that is passed up through an expression; it is never thrown. */
export class Failed {
  readonly failure: Failure
  constructor(failure: Failure) {
    this.failure = failure
  }
}

export const DIVISION_BY_ZERO = new Failed('divisionByZero')
export const OVERFLOW = new Failed('overflow')
export const DOMAIN = new Failed('domain')
export const TOO_COSTLY = new Failed('tooCostly')
export const WRONG_TYPE = new Failed('type')

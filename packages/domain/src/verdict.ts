/** The answer of a rule: yes, or no with the reason as a value that the caller can translate. */
export type Verdict<Reason extends string> = { ok: true } | { ok: false; reason: Reason }

export const allow = (): { ok: true } => ({ ok: true })

export const refuse = <Reason extends string>(reason: Reason): { ok: false; reason: Reason } => ({
  ok: false,
  reason,
})

interface EchoPlace {
  entryId: string
  /** Heading of the cell in the report. */
  title: string
}

/**
 * What has just become of a sentence of the report.
 * - `restored`: it was there before and has come back, by a step back or because what had stood against it is gone
 * - `kept`: its cell was run again, and it stands there already
 */
export type Echo =
  | (EchoPlace & { kind: 'written' | 'restored' | 'kept'; text: string })
  | (EchoPlace & { kind: 'replaced'; text: string; was: string })
  | (EchoPlace & { kind: 'removed'; was: string })

/** In the order in which they are told. */
export const ECHO_KINDS = [
  'written',
  'replaced',
  'restored',
  'kept',
  'removed',
] as const satisfies readonly Echo['kind'][]

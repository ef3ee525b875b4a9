import type { ReportSection } from '@pandok/domain'

/** These sections are read part by part, the others as a whole. */
export const DESCRIBING: ReadonlySet<ReportSection> = new Set(['findings', 'specimen', 'gross', 'microscopy'])

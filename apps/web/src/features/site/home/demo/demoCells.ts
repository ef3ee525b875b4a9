import type { demoSentences } from '@pandok/i18n'

export const NODULE = 'nodule'

export type DemoCellId = keyof typeof demoSentences | typeof NODULE

export interface DemoCell {
  id: DemoCellId
  /** The physical key code, as plates store keys. */
  key: string
  letter: string
  color: 'slate' | 'green' | 'blue' | 'orange'
}

/** Eight cells of the library's plate for chest CT, on keys of the left hand. */
export const demoCells: readonly DemoCell[] = [
  { id: 'technique', key: 'KeyQ', letter: 'Q', color: 'slate' },
  { id: 'airways', key: 'KeyW', letter: 'W', color: 'green' },
  { id: 'effusion', key: 'KeyE', letter: 'E', color: 'green' },
  { id: 'heart', key: 'KeyR', letter: 'R', color: 'green' },
  { id: 'nodes', key: 'KeyA', letter: 'A', color: 'green' },
  { id: 'bones', key: 'KeyS', letter: 'S', color: 'green' },
  { id: NODULE, key: 'KeyD', letter: 'D', color: 'blue' },
  { id: 'emphysema', key: 'KeyF', letter: 'F', color: 'orange' },
]

/** The report before the first key press, by section; the page shows it without loading the engine. */
export const BEGUN = [
  { section: 'technique', cells: ['technique'] },
  { section: 'findings', cells: ['airways', 'effusion'] },
] as const

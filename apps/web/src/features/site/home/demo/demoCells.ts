import type { demoSentences } from '@pandok/i18n'

export const NODULE = 'nodule'

export type DemoCellId = keyof typeof demoSentences | typeof NODULE

export interface DemoCell {
  id: DemoCellId
  /** By its place, as plates keep keys. */
  key: string
  letter: string
  color: 'slate' | 'green' | 'blue' | 'orange'
}

/** Eight cells of the library's plate for chest CT, under the left hand. */
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

/** What stands in the report before anybody has pressed a key, by section; the page says these without the engine. */
export const BEGUN = [
  { section: 'technique', cells: ['technique'] },
  { section: 'findings', cells: ['airways', 'effusion'] },
] as const

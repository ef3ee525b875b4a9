import type { MessageKey } from '@pandok/i18n'

export interface DemoCell {
  id: string
  /** `KeyboardEvent.code`: the place of the key, whatever the layout prints on it. */
  code: string
  letter: string
  name: MessageKey
  sentence: MessageKey
  section: 'findings' | 'impression'
}

export const demoPlate: readonly DemoCell[] = [
  {
    id: 'lungs',
    code: 'KeyQ',
    letter: 'Q',
    name: 'site.demo.lungs.name',
    sentence: 'site.demo.lungs.text',
    section: 'findings',
  },
  {
    id: 'pleura',
    code: 'KeyW',
    letter: 'W',
    name: 'site.demo.pleura.name',
    sentence: 'site.demo.pleura.text',
    section: 'findings',
  },
  {
    id: 'heart',
    code: 'KeyE',
    letter: 'E',
    name: 'site.demo.heart.name',
    sentence: 'site.demo.heart.text',
    section: 'findings',
  },
  {
    id: 'mediastinum',
    code: 'KeyR',
    letter: 'R',
    name: 'site.demo.mediastinum.name',
    sentence: 'site.demo.mediastinum.text',
    section: 'findings',
  },
  {
    id: 'bones',
    code: 'KeyA',
    letter: 'A',
    name: 'site.demo.bones.name',
    sentence: 'site.demo.bones.text',
    section: 'findings',
  },
  {
    id: 'prior',
    code: 'KeyS',
    letter: 'S',
    name: 'site.demo.prior.name',
    sentence: 'site.demo.prior.text',
    section: 'findings',
  },
  {
    id: 'conclusion',
    code: 'KeyD',
    letter: 'D',
    name: 'site.demo.conclusion.name',
    sentence: 'site.demo.conclusion.text',
    section: 'impression',
  },
]

export const UNDO = { code: 'KeyF', letter: 'F' }

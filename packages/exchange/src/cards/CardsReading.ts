import type { LossList } from '../form/LossList.ts'
import type { Place } from '../model/Place.ts'
import type { XmlNode } from '../xml/XmlNode.ts'

/** A data element for conditions. */
export interface CardsElement {
  xmlId: string
  name: string
  type: 'number' | 'choice' | 'multi' | 'text'
  byValue?: ReadonlyMap<string, string>
  isRow: boolean
}

export interface CardsReading {
  losses: LossList
  elements: ReadonlyMap<string, CardsElement>
  globals: ReadonlyMap<string, string>
  placeOf: (node: XmlNode) => Place
}

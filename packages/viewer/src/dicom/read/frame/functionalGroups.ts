import { firstItem, items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { tags } from '../tags.ts'

const T = tags('SharedFunctionalGroupsSequence', 'PerFrameFunctionalGroupsSequence')

/** Where attributes of a frame can be (PS3.3 C.7.6.16): its own groups, the shared groups, the data set. */
export interface FrameFacts {
  dataset: ParsedDataset
  shared?: ParsedDataset
  own?: ParsedDataset
  /** A cache of shared groups, because every frame needs the same ones. */
  sharedGroups: Map<number, ParsedDataset | undefined>
}

/** The facts of each frame; without groups of its own, every frame gets the same object. */
export function* frameFacts(dataset: ParsedDataset): Generator<FrameFacts, never, void> {
  const shared = firstItem(dataset, T.SharedFunctionalGroupsSequence)
  const common: FrameFacts = { dataset, ...(shared && { shared }), sharedGroups: new Map() }
  for (const own of items(dataset, T.PerFrameFunctionalGroupsSequence)) yield { ...common, own }
  for (;;) yield common
}

/** The data set with a group's attributes: the group's item, or the data set of files without such groups. */
export function groupOf({ dataset, shared, own, sharedGroups }: FrameFacts, sequence: number): ParsedDataset {
  const group = firstItem(own, sequence)
  if (group || !shared) return group ?? dataset
  if (!sharedGroups.has(sequence)) sharedGroups.set(sequence, firstItem(shared, sequence))
  return sharedGroups.get(sequence) ?? dataset
}

/** The same for attributes that may be directly in the frame's item. */
export function holderOf({ dataset, shared, own }: FrameFacts, tag: number): ParsedDataset {
  if (own?.elements.has(tag)) return own
  return shared?.elements.has(tag) ? shared : dataset
}

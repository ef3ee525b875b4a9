import type { Lesion, Reading } from './lesionReader.ts'

interface Stated {
  /** The statement in words. */
  text: string
  /**
   * `any`: about one list; `order`: about a list and the same in another order; `add`, `twice`: before and
   * after one more lesion, or the same one again.
   */
  change: 'any' | 'order' | 'add' | 'twice'
  /**
   * If the statement only applies to some lesions, the answers of the added lesion, by options of the module.
   */
  added?: (optionsOf: (input: string) => readonly string[]) => readonly Lesion[]
  /** Returns whether the property is claimed for a list; without it, it is claimed for every list. */
  when?: (before: Reading) => boolean
  holds: (after: Reading, before: Reading) => boolean
}

/** Returns how many rows have a place in a list of the module. */
const listed = ({ rows }: Reading, place: string): number =>
  rows.filter((row) => Number(row[place] ?? 0) > 0).length

/** Returns the results of the rows of a list, in its order. */
const wordsOf = ({ rows }: Reading, place: string, word: string): unknown[] =>
  rows
    .filter((row) => Number(row[place] ?? 0) > 0)
    .toSorted((a, b) => Number(a[place]) - Number(b[place]))
    .map((row) => row[word])

const isSame =
  (...names: readonly string[]) =>
  (after: Reading, before: Reading): boolean =>
    names.every((name) => after.overall[name] === before.overall[name])

const notBelow =
  (name: string, order: readonly string[]) =>
  (after: Reading, before: Reading): boolean =>
    order.indexOf(String(after.overall[name])) >= order.indexOf(String(before.overall[name]))

const isNotLessUrgent = (after: Reading, before: Reading): boolean => after.urgency >= before.urgency

const BIRADS = ['undefined', '1', '2', '3', '6', '0', '4', '4A', '4B', '4C', '5']
const SEVERAL_NODULES = [
  ...['ct_3_6_consider_18_24', 'ct_3_6_then_18_24', 'ct_3_6_then_2_4y', 'ct_3_6_then_most_suspicious'],
]
const NUMBERS = Array.from({ length: 6 }, (_, number) => String(number))

/**
 * Statements about several lesions, by module. They were derived from the combination rules on which the modules are
 * based.
 */
export const STATED_PROPERTIES: Readonly<Record<string, readonly Stated[]>> = {
  'acr-tirads': [
    {
      text: 'adding a nodule lowers neither the highest level nor the advice',
      change: 'add',
      holds: (after, before) =>
        notBelow('overall_category', ['TR1', 'TR2', 'TR3', 'TR4', 'TR5'])(after, before) &&
        isNotLessUrgent(after, before),
    },
    {
      text: 'at most two nodules are aspirated and four reported',
      change: 'any',
      holds: (after) => listed(after, 'targets_place') <= 2 && listed(after, 'report_place') <= 4,
    },
    {
      text: 'the order of entry changes nothing',
      change: 'order',
      holds: (after, before) =>
        isSame('overall_category', 'overall_rec')(after, before) &&
        listed(after, 'targets_place') === listed(before, 'targets_place'),
    },
  ],
  'adrenal-washout': [
    {
      text: 'adding a mass never makes the leading category milder',
      change: 'add',
      holds: (after, before) => isNotLessUrgent(after, before),
    },
    {
      text: 'the order of entry changes nothing',
      change: 'order',
      holds: (after, before) =>
        isSame('overall_category', 'overall_rec', 'bilateral')(after, before) &&
        String(wordsOf(after, 'recs_place', 'rec')) === String(wordsOf(before, 'recs_place', 'rec')),
    },
    {
      text: '«nothing» never stands beside another advice',
      change: 'any',
      holds: (after) => {
        const said = wordsOf(after, 'recs_place', 'rec')
        return said.length <= 1 || !said.includes('none')
      },
    },
  ],
  birads: [
    {
      text: 'adding a finding lowers neither the overall category nor that of a breast',
      change: 'add',
      holds: (after, before) =>
        ['overall_category', 'right', 'left'].every((name) => notBelow(name, BIRADS)(after, before)),
    },
    {
      text: 'the order of entry changes nothing',
      change: 'order',
      holds: (after, before) =>
        isSame('right', 'left', 'overall_category', 'overall_rec')(after, before) &&
        String(wordsOf(after, 'also_place', 'rec')) === String(wordsOf(before, 'also_place', 'rec')),
    },
    {
      text: 'routine screening never stands beside another advice',
      change: 'any',
      holds: (after) => {
        const also = wordsOf(after, 'also_place', 'rec')
        return !also.includes('routine') && (after.overall['overall_rec'] !== 'routine' || also.length === 0)
      },
    },
  ],
  'bosniak-2019': [
    {
      text: 'adding a mass never lowers the class of the patient',
      change: 'add',
      holds: isNotLessUrgent,
    },
    {
      text: 'the order of entry changes nothing',
      change: 'order',
      holds: (after, before) =>
        isSame('overall_category', 'overall_rec', 'n_benign')(after, before) &&
        String(wordsOf(after, 'recs_place', 'rec')) === String(wordsOf(before, 'recs_place', 'rec')),
    },
    {
      text: 'what is entered twice changes neither class nor advice',
      change: 'twice',
      holds: (after, before) =>
        isSame('overall_category', 'overall_rec')(after, before) &&
        String(wordsOf(after, 'recs_place', 'rec')) === String(wordsOf(before, 'recs_place', 'rec')),
    },
  ],
  'fleischner-2017': [
    { text: 'adding a nodule never makes the advice less urgent', change: 'add', holds: isNotLessUrgent },
    {
      text: 'the order of entry changes neither counts nor advice',
      change: 'order',
      holds: isSame('n_solid', 'n_subsolid', 'n_benign', 'overall_rec', 'extra'),
    },
    {
      text: 'the advice is never weaker than that of a single nodule',
      change: 'any',
      holds: (after) => after.rows.every((row) => after.urgency >= Number(row['lesion_urgency'])),
    },
    {
      text: 'a calcified, fat-containing or typically benign nodule changes nothing but the number of these',
      change: 'add',
      added: (optionsOf) =>
        optionsOf('benign_type')
          .filter((id) => id !== 'none')
          .map((benign_type) => ({ kind: 'solid', benign_type, size_mm: '7' })),
      holds: isSame('n_solid', 'n_subsolid', 'overall_rec', 'extra'),
    },
    {
      text: 'one solid and one subsolid nodule get no advice for several',
      change: 'any',
      when: ({ overall }) => Number(overall['n_solid']) <= 1 && Number(overall['n_subsolid']) <= 1,
      holds: ({ overall }) => !SEVERAL_NODULES.includes(String(overall['overall_rec'])),
    },
  ],
  'k-tirads': [
    {
      text: 'adding a nodule lowers neither the highest category nor the urgency of the advice',
      change: 'add',
      holds: (after, before) =>
        notBelow('overall_category', NUMBERS)(after, before) && isNotLessUrgent(after, before),
    },
    {
      text: 'the order of entry changes nothing',
      change: 'order',
      holds: (after, before) =>
        isSame('overall_category', 'overall_rec', 'follow')(after, before) &&
        listed(after, 'targets_place') === listed(before, 'targets_place'),
    },
    {
      text: 'a nodule without a sign never removes the biopsy of another',
      change: 'add',
      added: () => [{ poor_prognostic_sign: false }],
      when: ({ overall }) => overall['overall_rec'] !== 'biopsy_any_size',
      holds: (after, before) => listed(after, 'targets_place') >= listed(before, 'targets_place'),
    },
  ],
  lirads: [
    {
      text: 'adding an observation never lowers the leading category, nor brings the liver within Milan again',
      change: 'add',
      holds: (after, before) =>
        isNotLessUrgent(after, before) &&
        !(before.overall['milan'] === 'outside' && after.overall['milan'] === 'within'),
    },
    {
      text: 'the order of entry changes nothing',
      change: 'order',
      holds: (after, before) =>
        isSame('overall_category', 'overall_rec', 'n_lr5', 'milan', 'n_benign')(after, before) &&
        String(wordsOf(after, 'recs_place', 'rec')) === String(wordsOf(before, 'recs_place', 'rec')),
    },
    {
      text: 'the category of an observation depends on no other: one more LR-5 at most',
      change: 'add',
      holds: (after, before) =>
        [0, 1].includes(Number(after.overall['n_lr5']) - Number(before.overall['n_lr5'])),
    },
  ],
  'lung-rads': [
    {
      text: 'adding a finding never lowers the category of the exam',
      change: 'add',
      holds: notBelow('category', ['0', '1', '2', '3', '4A', '4B', '4X']),
    },
    {
      text: 'the order of entry changes nothing',
      change: 'order',
      holds: isSame('category', 'rec', 's_modifier', 'pet'),
    },
    {
      text: 'what is entered twice changes neither category nor advice',
      change: 'twice',
      holds: isSame('category', 'rec'),
    },
    {
      text: 'a benign nodule changes nothing',
      change: 'add',
      added: (optionsOf) =>
        optionsOf('finding')
          .filter((id) => id.startsWith('benign'))
          .map((finding) => ({ finding })),
      holds: isSame('category'),
    },
  ],
  'orads-us': [
    {
      text: 'adding a lesion never lowers the score',
      change: 'add',
      holds: notBelow('overall_category', NUMBERS),
    },
    {
      text: 'the order of entry changes nothing',
      change: 'order',
      holds: isSame('overall_category', 'overall_rec', 'also', 'other_cause'),
    },
    {
      text: 'a follicle, a corpus luteum or a normal side changes nothing',
      change: 'add',
      added: (optionsOf) =>
        optionsOf('lesion')
          .filter((id) => /^(?:no_lesion|follicle|corpus_luteum)/u.test(id))
          .map((lesion) => ({ lesion, ascites_or_nodules: false })),
      holds: isSame('overall_category', 'overall_rec'),
    },
  ],
  pirads: [
    {
      text: 'adding a lesion never lowers the category of the exam',
      change: 'add',
      holds: (after, before) =>
        notBelow('overall_category', NUMBERS)(after, before) && isNotLessUrgent(after, before),
    },
    {
      text: 'the order of entry changes nothing',
      change: 'order',
      holds: isSame('overall_category', 'overall_rec'),
    },
    {
      text: 'at most four lesions are reported',
      change: 'any',
      holds: (after) => listed(after, 'report_place') <= 4,
    },
  ],
}

export type { Stated }

import { LOCALES } from '@pandok/domain'
import { z } from 'zod'
import {
  DRAWN_POINTS_MAX,
  PATIENT_KEY_ROUNDS_MAX,
  RECORD_ROWS_MAX,
  RECORD_VALUES_MAX,
  REPORT_CATEGORIES_MAX,
  REPORT_FOLLOW_UPS_MAX,
  REPORT_MEASUREMENTS_MAX,
  REPORT_RUNS_MAX,
  REPORT_TEXT_MAX_CHARACTERS,
} from './limits.ts'

export const REPORT_FILE_VERSION = 1
export const REPORT_FILE_ENDING = '.pandok-report.json'

const name = z.string().regex(/^[a-z][a-z0-9_]{0,31}$/u)
const line = z.string().max(200)
const uid = z.string().max(128)
const day = z.iso.date()
const hex = (characters: number) => z.string().regex(new RegExp(`^[0-9a-f]{${characters}}$`, 'u'))

/**
 * Values are stored as in the module engine: exact decimals as text, answers as option ids, days as
 * YYYY-MM-DD.
 */
const edge = z.union([z.string().max(4096), z.boolean(), z.array(z.string().max(64)).max(100)])
const nadirs = z.record(name, z.string().max(64))

const few = (record: Readonly<Record<string, unknown>>) => Object.keys(record).length <= RECORD_VALUES_MAX

const row = z.object({
  track: uid.optional(),
  values: z.record(name, edge).refine(few),
  nadirs: nadirs.optional(),
})

const record = z.object({
  date: day,
  values: z.record(name, z.union([edge, z.array(row).max(RECORD_ROWS_MAX)])).refine(few),
  nadirs: nadirs.optional(),
})

/** One filling of one module, such as a nodule, a stage or a calculation. */
const run = z.object({
  module: z.object({
    /** The id of the member's own module. A copy on another computer may have another id. */
    id: z.string().max(64),
    name: line,
    /** The id of the library entry that the module came from, if any. */
    entry: z.string().max(64).optional(),
    edition: z.int().min(1).optional(),
  }),
  /** The identity of the lesion across examinations. */
  track: uid,
  /** The heading and ordinal of the cell as in the report, so that a person can recognize it. */
  title: line,
  /** The units of the numbers in `record`; a later edition may have others. */
  units: z.record(name, z.string().max(24)),
  record,
})

const words = z.partialRecord(z.enum(LOCALES), z.string().max(400))

/** A recommended examination. */
const followUp = z.object({
  uid,
  exam: words,
  earliest: day.optional(),
  latest: day.optional(),
  reason: words.optional(),
  examDate: day,
})

/** A place in the body by the ids of the word lists: the narrowest organ first, then what it is a part of. */
const anatomy = z.object({
  organs: z.array(z.string().max(40)).max(5),
  side: z.enum(['R', 'L', 'B']).optional(),
  isNode: z.literal(true).optional(),
})

/** A category of a scoring system that a pasted report states. */
const category = z.object({
  system: z.string().max(40),
  category: z.string().max(16),
  /** The measurement that it refers to; undefined if it refers to the whole report. */
  trackingUid: uid.optional(),
  words: z.string().max(400),
})

/** How a measurement was drawn on its instance, in pixels, so that it can be drawn there again. */
const drawn = z.object({
  tool: z.string().max(24),
  points: z.array(z.tuple([z.number(), z.number()])).max(DRAWN_POINTS_MAX),
  /** The frame of the instance, counted from 1. */
  frame: z.int().min(1),
})

const measurement = z.object({
  /** DICOM's Tracking Unique Identifier (0062,0021). */
  trackingUid: uid,
  what: z.enum(['length', 'area', 'volume', 'density', 'angle']),
  value: z.string().regex(/^-?\d+(?:\.\d+)?$/u),
  unit: z.string().max(24),
  /** Further diameters of the same lesion, in the same unit. */
  across: z
    .array(z.string().regex(/^\d+(?:\.\d+)?$/u))
    .max(2)
    .optional(),
  /** The words of the report, so that a reader can recognize the lesion. */
  words: z.string().max(400).optional(),
  site: line.optional(),
  anatomy: anatomy.optional(),
  /** The position in the patient in mm, in this frame of reference. */
  place: z.tuple([z.number(), z.number(), z.number()]).optional(),
  frameOfReference: uid.optional(),
  /** The instance on which it was measured. */
  instance: uid.optional(),
  drawn: drawn.optional(),
})

/**
 * A finished report as a later examination reads it. It contains no name, number or birth date of a patient;
 * `text` is the report as its author wrote it. Unknown fields of a later version are ignored.
 */
export const reportFile = z.object({
  pandok: z.literal('report'),
  version: z.literal(REPORT_FILE_VERSION),
  patient: z
    .object({ salt: hex(32), rounds: z.int().min(1).max(PATIENT_KEY_ROUNDS_MAX), key: hex(64) })
    .optional(),
  study: z.object({ date: day, uid: uid.optional(), modality: z.string().max(16).optional() }),
  plate: line.optional(),
  locale: z.enum(LOCALES),
  text: z.string().max(REPORT_TEXT_MAX_CHARACTERS),
  runs: z.array(run).max(REPORT_RUNS_MAX),
  measurements: z.array(measurement).max(REPORT_MEASUREMENTS_MAX),
  followUps: z.array(followUp).max(REPORT_FOLLOW_UPS_MAX).optional(),
  categories: z.array(category).max(REPORT_CATEGORIES_MAX).optional(),
})

export type ReportFile = z.output<typeof reportFile>
export type ReportRun = ReportFile['runs'][number]
export type ReportMeasurement = ReportFile['measurements'][number]
export type ReportCategory = z.output<typeof category>
export type Anatomy = z.output<typeof anatomy>

import type { Locale, ReportSection } from '@pandok/domain'
import { reportSections as de } from './de/program/reportSections.ts'
import { reportSections as en } from './en/program/reportSections.ts'
import { reportSections as ja } from './ja/program/reportSections.ts'
import { reportSections as ko } from './ko/program/reportSections.ts'
import type { Message } from './message.ts'
import { reportSections as zh } from './zh/program/reportSections.ts'

type Names = Record<keyof typeof ko, Message>

const names: Record<Locale, Names> = { ko, en, zh, ja, de }

/** Returns a heading of the report in the report's language, which may differ from that of the page. */
export const sectionName = (section: ReportSection, locale: Locale): string =>
  String(names[locale][`reportSection.${section}`])

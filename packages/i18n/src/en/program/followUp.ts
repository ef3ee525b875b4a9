import type { followUp as korean } from '../../ko/program/followUp.ts'
import type { Translated } from '../../message.ts'

export const followUp: Translated<typeof korean> = {
  'followUp.title': 'Follow-up recommendation',
  'followUp.hint':
    'Enter the exam and the time frame, and a sentence is written in the report’s language. If you like, it is also added to the due list of this computer.',
  'followUp.exam': 'Exam',
  'followUp.earliest': 'Earliest day',
  'followUp.latest': 'Latest day',
  'followUp.reason': 'Reason (optional)',
  'followUp.months': { one: 'In one month', other: 'In {count} months' },
  'followUp.list': 'Add it to the due list of this computer',
  'followUp.listHint':
    'The patient’s name and number are not put on it; use the note below to recognize whom it is about.',
  'followUp.note': 'Note (on this computer only)',
  'followUp.write': 'Write into the report',
  'followUp.due': { one: 'One is due', other: '{count} are due' },
  'followUp.remove': 'Delete {exam}',
  'followUp.calendar': 'Save as a calendar file (.ics)',
  'followUp.lastDay': 'by {day}',
  'followUp.wipe': 'Delete all',
  'followUp.failed': 'The due list of this computer could not be opened.',
  'followUp.fault.examMissing': 'Enter the exam.',
  'followUp.fault.dayMissing': 'Enter at least one day.',
  'followUp.fault.dayUnknown': 'There is no such day.',
  'followUp.fault.daysReversed': 'The earliest day is after the latest.',
  'critical.title': 'Critical result',
  'critical.hint': 'The line is written when all six fields are filled.',
  'critical.field.finding': 'Finding',
  'critical.field.foundAt': 'Found at',
  'critical.field.toldBy': 'Communicated by',
  'critical.field.receivedBy': 'Received by',
  'critical.field.toldAt': 'Communicated at',
  'critical.field.means': 'Method',
  'critical.means.phone': 'phone',
  'critical.means.inPerson': 'in person',
  'critical.means.message': 'message',
}

import type { followUp as korean } from '../../ko/program/followUp.ts'
import type { Translated } from '../../message.ts'

export const followUp: Translated<typeof korean> = {
  'followUp.title': 'Follow-up recommendation',
  'followUp.hint':
    'From the exam and the time a sentence is made in the report’s language; if you like, it goes on the due list of this computer.',
  'followUp.exam': 'Exam',
  'followUp.earliest': 'Earliest day',
  'followUp.latest': 'Latest day',
  'followUp.reason': 'Reason (optional)',
  'followUp.months': { one: 'In one month', other: 'In {count} months' },
  'followUp.list': 'Put it on the due list of this computer',
  'followUp.listHint':
    'No name or number of the patient is put on it; the note below tells you whom it is about.',
  'followUp.note': 'Note (on this computer only)',
  'followUp.write': 'Write into the report',
  'followUp.due': { one: 'One is due', other: '{count} are due' },
  'followUp.remove': 'Delete {exam}',
  'followUp.calendar': 'Save as a calendar file (.ics)',
  'followUp.lastDay': 'by {day}',
  'followUp.wipe': 'Delete all of them',
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
  'critical.field.means': 'Means',
  'critical.means.phone': 'phone',
  'critical.means.inPerson': 'in person',
  'critical.means.message': 'message',
}

import type { desktopOffline as korean } from '../../ko/program/desktopOffline.ts'
import type { Translated } from '../../message.ts'

export const desktopOffline: Translated<typeof korean> = {
  'offline.saved': 'Saved on this computer. It will be sent to the server once you are connected.',
  'offline.badge': 'Offline · saved on this computer',
  'offline.count': '{count} waiting',
  'offline.sending': 'Sending to the server…',
  'offline.waiting': { one: '{count} change to send', other: '{count} changes to send' },
  'offline.needs.plates': {
    one: '{count} plate needs your attention',
    other: '{count} plates need your attention',
  },
  'offline.needs.modules': {
    one: '{count} module needs your attention',
    other: '{count} modules need your attention',
  },
  'offline.needs.items': {
    one: '{count} item needs your attention',
    other: '{count} items need your attention',
  },
  'offline.explained': 'The server cannot be reached. Plates and modules keep working here.',
  'offline.title': 'Offline status',
  'offline.list.waiting': 'Changes that will be sent once you are connected',
  'offline.list.conflicts': 'Also changed elsewhere',
  'offline.list.conflicts.text': 'Both versions are kept. Open it and save to choose which one to use.',
  'offline.list.refused': 'Not accepted by the server',
  'offline.open': 'Open {name}',
  'offline.retry': 'Send again',
  'offline.saveAsNew': 'Save as new',
  'offline.download': 'Download file',
  'offline.drop': 'Discard',
  'offline.plate': 'Plate',
  'offline.module': 'Module',
  'offline.check': 'Check the connection now',
  'offline.drop.title': 'Discard this change?',
  'offline.drop.text': 'It exists on this computer only and cannot be restored.',
  'offline.cancel': 'Cancel',
  'offline.reason.gone': 'It was deleted elsewhere and is no longer on the server.',
  'offline.reason.module': 'Waiting because the module “{name}” is not on the server yet.',
  'offline.signOut.title': 'Some changes are not on the server yet',
  'offline.signOut.text': {
    one: '{count} change stays on this computer and will be sent when you log in again with this account. Until then, plates and modules cannot be used offline.',
    other:
      '{count} changes stay on this computer and will be sent when you log in again with this account. Until then, plates and modules cannot be used offline.',
  },
  'offline.signOut.leave': 'Log out',
  'offline.signOut.stay': 'Stay',
}

import type { download as korean } from '../ko/download.ts'
import type { Translated } from '../message.ts'

export const download: Translated<typeof korean> = {
  'site.download.looking': 'Looking for the installer…',
  'site.download.program': 'Pandok for Windows',
  'site.download.get': 'Download ({size})',
  'site.download.version': 'Version',
  'site.download.released': 'Released',
  'site.download.file': 'File',
  'site.download.signature': 'Digital signature',
  'site.download.signature.signed': 'Signed',
  'site.download.signature.unsigned': 'Not signed',
  'site.download.signature.test': 'Signed with a test certificate',
  'site.download.signature.warning':
    'Windows will warn that it cannot verify the publisher. First check that the SHA-256 matches, as described below.',
  'site.download.copy': 'Copy the SHA-256',
  'site.download.copyCommand': 'Copy the command',
  'site.download.copied': 'Copied.',
  'site.download.copyFailed': 'Could not copy. Please select the text and copy it yourself.',
  'site.download.notes': 'What’s new',
  'site.download.unavailable.title': 'The download is not available right now',
  'site.download.unavailable.text':
    'We could not confirm that the installer is available. Please try again later; in the meantime, you can use the web program.',
  'site.download.needs.title': 'System requirements',
  'site.download.needs.windows': '{name}, 64-bit, build {build} or later',
  'site.download.needs.memory': '8 GB of memory; 16 GB is recommended for large CT studies and slides.',
  'site.download.needs.screen': 'A display of at least 1280×800 and graphics with WebGL 2',
  'site.download.needs.network': 'An internet connection to log in and to save',
  'site.download.verify.title': 'How to verify the file',
  'site.download.verify.hash':
    'Open PowerShell from the Start menu and run this command. If it returns True, the file is the one listed here.',
  'site.download.verify.signed':
    'Right-click the file, choose Properties > Digital Signatures and check that the signer is: {subject}',
  'site.download.verify.unsigned':
    'This file is not signed, so its properties have no Digital Signatures tab.',
  'site.download.other.title': 'If you do not use Windows',
  'site.download.other.text':
    'On macOS, Linux and tablets, use the web program; there is nothing to install. Plates, modules and the image viewer all work in the browser, and images and reports stay on your computer there as well.',
}

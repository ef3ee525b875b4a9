import type { viewerExport as korean } from '../../ko/program/viewerExport.ts'
import type { Translated } from '../../message.ts'

export const viewerExport: Translated<typeof korean> = {
  'viewer.export.twoPatients': 'One file cannot contain more than one patient.',
  'viewer.export.onePatient': 'It contains only the measurements of the patient you are viewing.',
  'viewer.export.noImage': 'Only measurements on DICOM images can be saved as DICOM SR.',
  'viewer.export.subtracted':
    'A subtracted view cannot be saved as a presentation state. Turn the state off first.',
  'viewer.export.color': 'Only grayscale images can have a presentation state.',
  'viewer.command.study.send': 'Send to a PACS',
  'viewer.send.text':
    'Sent to an image server that you have added (DICOMweb STOW-RS). The patient’s identity is included, so that the server knows whose it is.',
  'viewer.send.noServer': 'There is no image server to send to yet. Add one first.',
  'viewer.send.what': 'What to send',
  'viewer.send.structuredReport': 'Measurements (DICOM SR)',
  'viewer.send.presentation': 'The view, with what was drawn (GSPS)',
  'viewer.send.keyObjects': 'List of key images (KO)',
  'viewer.send.none': 'There is nothing to send.',
  'viewer.send.go': 'Send',
  'viewer.send.running': 'Sending…',
  'viewer.send.done': { one: 'Sent {count} object to {server}.', other: 'Sent {count} objects to {server}.' },
  'viewer.deidentified.text':
    'Names, numbers, dates, descriptions and private elements are removed from the files of the study in view, and new UIDs are created (DICOM PS3.15 basic profile). The images themselves are not changed.',
  'viewer.deidentified.running': 'De-identifying…',
  'viewer.deidentified.ready': {
    one: '{count} file has been de-identified. Nothing has been saved yet.',
    other: '{count} files have been de-identified. Nothing has been saved yet.',
  },
  'viewer.deidentified.leftOut': { one: '{count} file is left out:', other: '{count} files are left out:' },
  'viewer.deidentified.warning.burnedIn':
    'The files say that text is burned into the images. Names or numbers may be visible.',
  'viewer.deidentified.warning.burnedInPossible':
    'Images of this kind often have names or numbers burned in. Look at each of them.',
  'viewer.deidentified.warning.face':
    'These are slices of the head. The face could be reconstructed from them.',
  'viewer.deidentified.check':
    'I have checked these images and confirm, on my own responsibility, that nobody can be recognized in them.',
  'viewer.deidentified.save': 'Save as ZIP',
  'viewer.print.report': 'Report',
  'viewer.print.made': 'Created on {date}',
  'viewer.print.reader': 'Read by {name}',
  'viewer.print.signature': 'Signature',
  'viewer.print.nothing': 'There is no report, key image or measurement to print. Mark key images with K.',
  'viewer.print.whose': 'Whose report is it?',
  'viewer.print.whose.text':
    'Several patients are open. The chosen name appears on every page; key images and measurements of the others are not printed.',
  'viewer.print.whose.nobody': 'Without a name',
  'viewer.print.whose.nobody.hint': 'Prints the report, and slides that do not say whose they are.',
  'viewer.print.go': 'Print',
  'viewer.keyImages.show': 'Show key image {name}',
  'viewer.keyImages.remove': 'Unmark key image {name}',
  'viewer.document.unnamed': 'Untitled document',
  'viewer.document.save': 'Save {name}',
  'viewer.document.failed': 'The document cannot be read.',
  'viewer.document.blocked':
    'The browser has blocked the new tab. Use the button beside it to save the file.',
  'viewer.document.video.unplayable':
    'This browser cannot play this kind of video ({format}). Save it and open it in another program.',
  'viewer.document.video.cut': 'The video is cut off.',
  'viewer.document.video.save': 'Save the video',
  'viewer.document.video.keys': 'Space: play or pause · ← →: one frame · Shift+← →: 5 seconds',
  'viewer.document.search': 'Search in the document',
  'viewer.document.clear': 'Clear the search',
  'viewer.document.none': 'Nothing was found.',
  'viewer.document.copy': 'Copy the text',
  'viewer.document.copied': 'The text of the document was copied.',
  'viewer.document.notCopied': 'The text could not be copied.',
  'viewer.measurement.textHint': 'Enter keeps it, Esc removes it.',
}

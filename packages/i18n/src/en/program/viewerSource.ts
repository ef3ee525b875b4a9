import type { viewerSource as korean } from '../../ko/program/viewerSource.ts'
import type { Translated } from '../../message.ts'

export const viewerSource: Translated<typeof korean> = {
  'viewer.command.study.source': 'Open from a PACS',
  'viewer.refusal.notReceived': 'The server did not send it.',
  'viewer.source.text':
    'Finds and opens studies on a PACS or image server that supports DICOMweb. This browser asks the server directly; nothing is sent to Pandok.',
  'viewer.source.list': 'Image server',
  'viewer.source.add': 'Add a server',
  'viewer.source.edit': 'Server settings',
  'viewer.source.first': 'Set up an image server first. Your PACS administrator knows its address.',
  'viewer.source.name': 'Name',
  'viewer.source.name.hint': 'The name shown in the list.',
  'viewer.source.name.missing': 'Enter a name.',
  'viewer.source.address': 'DICOMweb address',
  'viewer.source.address.hint': 'For example https://pacs.example/dicom-web',
  'viewer.source.address.public':
    'A server on the internet needs an https address. Plain http is allowed only for this computer and private networks.',
  'viewer.source.address.plain':
    'This address (http) is not encrypted: others on the network could see images and token. Use https if you can.',
  'viewer.source.token': 'Access token',
  'viewer.source.token.hint': 'Only if the server asks for one. Enter user name and password as “Basic …”.',
  'viewer.source.token.show': 'Show the token',
  'viewer.source.token.hide': 'Hide the token',
  'viewer.source.token.keep': 'Save the token in this browser',
  'viewer.source.token.keep.hint':
    'Otherwise it is deleted when this window is closed. Do not save it on a shared computer.',
  'viewer.source.reports': 'Look for prior measurement reports (SR)',
  'viewer.source.reports.hint':
    'While you write a report, this server is searched by patient ID for measurement reports on prior studies of the patient in view. Their values are offered for comparison.',
  'viewer.source.kept': 'Server details are stored in this browser only.',
  'viewer.source.test': 'Test the connection',
  'viewer.source.testing': 'Testing the connection…',
  'viewer.source.test.done': 'Connected. You can search for studies.',
  'viewer.source.save': 'Save',
  'viewer.source.remove': 'Delete the server',
  'viewer.source.search': 'Find studies',
  'viewer.source.searching': 'Looking for studies…',
  'viewer.source.stop': 'Stop searching',
  'viewer.source.patientName': 'Patient name',
  'viewer.source.patientId': 'Patient ID',
  'viewer.source.accession': 'Accession number',
  'viewer.source.modality': 'Modality',
  'viewer.source.modality.any': 'Any',
  'viewer.source.dateFrom': 'Study date from',
  'viewer.source.dateTo': 'Study date to',
  'viewer.source.datesTurned': 'The start date is after the end date.',
  'viewer.source.results': 'Studies found',
  'viewer.source.none': 'No study was found. Try fewer filters, or only part of the name.',
  'viewer.source.found': 'Studies {from}–{to}',
  'viewer.source.page.previous': 'Previous studies',
  'viewer.source.page.next': 'Next studies',
  'viewer.source.column.date': 'Date',
  'viewer.source.column.patient': 'Patient',
  'viewer.source.column.description': 'Study',
  'viewer.source.column.modality': 'Modality',
  'viewer.source.column.series': 'Series',
  'viewer.source.column.images': 'Images',
  'viewer.source.study.show': 'Show the series of {name}, {date}',
  'viewer.source.series.loading': 'Loading the series…',
  'viewer.source.series.none': 'This study has no series.',
  'viewer.source.series.all': 'Select all series',
  'viewer.source.series.choose': 'Choose a study in the list to see its series here.',
  'viewer.source.open.study': 'Open the study',
  'viewer.source.open.series': { one: 'Open {count} series', other: 'Open {count} series' },
  'viewer.source.failed': 'The server did not send all images',
  'viewer.source.fault.addressInvalid':
    'This is not a valid address. Enter the DICOMweb address, beginning with https://, without a user name and without “?”.',
  'viewer.source.fault.unreachable':
    'The server is not responding. Check the address, your network (VPN) and whether the server is running. If the browser asks about access to the local network, allow it.',
  'viewer.source.fault.cors':
    'The server responds but does not let this site read the response (CORS). Ask its administrator to allow GET requests with the headers Accept and Authorization for this site: {origin}',
  'viewer.source.fault.mixedContent':
    'This site was opened over https, so the browser blocks servers that use plain http. Use the server’s https address.',
  'viewer.source.fault.unauthorised':
    'The server does not accept the token. Enter it again in the server settings.',
  'viewer.source.fault.forbidden':
    'You are not permitted to see these images. Ask the server’s administrator for access, or use another token.',
  'viewer.source.fault.notFound':
    'The server does not have this. Check the address; if it is right, the study was moved or deleted: search again.',
  'viewer.source.fault.notDicomWeb':
    'The server at this address does not support DICOMweb. Check the path at the end of the address, such as /dicom-web.',
  'viewer.source.fault.notAcceptable':
    'The server cannot deliver the images in the required format. Ask its administrator whether WADO-RS is turned on.',
  'viewer.source.fault.server':
    'The server reported an error. Try again in a moment; if it persists, tell the server’s administrator.',
  'viewer.source.fault.tooLarge':
    'The server’s response is too large. Narrow the search, or open fewer series at a time.',
  'viewer.source.fault.refused':
    'The server did not accept what was sent. Ask its administrator whether storing (STOW-RS) is allowed there.',
  'viewer.source.fault.broken':
    'The transfer was interrupted or arrived damaged. Check the network and open it again.',
  'viewer.source.fault.aborted': 'Stopped.',
}

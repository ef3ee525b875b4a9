import type { home as korean } from '../ko/home.ts'
import type { Translated } from '../message.ts'

export const home: Translated<typeof korean> = {
  'site.hero.eyebrow': 'Structured reporting for radiology and pathology',
  'site.hero.title': 'Write the report without taking your eyes off the image',
  'site.hero.text':
    'Put the sentences and calculations you use every day on a plate of up to 60 cells; each key writes its part of the report in your own words. The plate below is real: press its keys.',
  'site.hero.start': 'Start for free',
  'site.demo.label': 'Try a plate',
  'site.demo.plate': 'Chest CT',
  'site.demo.board': 'Cells of the plate',
  'site.demo.hint': 'Click a cell once, then use its key',
  'site.demo.report': 'Report',
  'site.demo.language': 'Language of the report',
  'site.demo.empty': 'Press a key and the report appears here.',
  'site.demo.undo': 'Undo',
  'site.demo.idle':
    'opens the nodule module: enter type, size and risk, and a decision table finds the follow-up and writes it into the report.',
  'site.demo.note':
    'Eight cells of the library’s plate for chest CT and its Fleischner 2017 module. Sentences and tables are those of the program; nothing is stored or sent.',
  'site.demo.cell.technique': 'Non-contrast CT',
  'site.demo.cell.airways': 'Airways patent',
  'site.demo.cell.effusion': 'No effusion',
  'site.demo.cell.heart': 'Heart normal',
  'site.demo.cell.nodes': 'No enlarged nodes',
  'site.demo.cell.bones': 'Bones normal',
  'site.demo.cell.nodule': 'Lung nodule',
  'site.demo.cell.emphysema': 'Emphysema',
  'site.demo.section.technique': 'Technique',
  'site.demo.section.findings': 'Findings',
  'site.demo.begun.technique': 'Noncontrast chest CT.',
  'site.demo.begun.airways': 'The central airways are patent.',
  'site.demo.begun.effusion': 'No pleural effusion.',
  'site.how.title': 'Plates, modules, reports',
  'site.how.plate.title': 'Plate',
  'site.how.plate.text':
    'Up to 60 cells, each with a sentence or a module under a key of your choice. Keys are remembered by their position, so they work in any layout or input method.',
  'site.how.module.title': 'Module',
  'site.how.module.text':
    'Sizes, scores and categories follow rules. Set them up once, and every value is computed by the same rule and written in the same sentence.',
  'site.how.report.title': 'Report',
  'site.how.report.text':
    'Sentences land in their sections: findings and impression, gross and diagnosis. Use them as they are, edit them, copy them over.',
  'site.viewer.title': 'The plate sits beside the image',
  'site.viewer.text':
    'Scroll through the series and write on the same screen. Measure a length and it goes into the open module; correct the measurement and the number in the report follows.',
  'site.viewer.open':
    'Opens DICOM CT, MR, radiographs, mammograms and ultrasound from folders, ZIP files, CDs and DICOMweb PACS.',
  'site.viewer.slide':
    'Whole-slide images (SVS, pyramidal TIFF, DICOM WSI) are zoomed and measured in the same viewer.',
  'site.viewer.measure':
    'Measures length, long and short axis, angle, Cobb angle, area and HU, on MPR planes as well.',
  'site.viewer.note': 'The viewer is not a medical device for primary diagnosis.',
  'site.viewer.shot': 'The viewer: a chest CT with a measurement on the left, plate and report on the right',
  'site.library.title': 'Modules with their sources and tests',
  'site.library.text':
    'The library holds {modules|module|modules} and {plates|plate|plates}. Each module lists its references and its next review date, and tests check it down to the sentences in five languages.',
  'site.library.table':
    'Gaps and overlaps in a decision table are found by mathematical proof. Decimals are computed exactly.',
  'site.library.why':
    'Ask why any sentence is there: Pandok shows the answers, points and table rows behind it.',
  'site.library.own':
    'Paste a macro you already use and it becomes a draft module. Your own modules are tested the same way.',
  'site.library.names': 'Classifications and scores in the library',
  'site.library.shot': 'The module editor: a decision table beside the form and the sentences that it writes',
  'site.library.listShot': 'The library: modules and plates that you can add',
  'site.languages.title': 'The same report in five languages',
  'site.languages.text':
    'Cells and modules hold their sentences in five languages. Switch, and the values stay while the sentences change; particles, cases, units and decimals follow each language. What you write on the plate above appears here as well.',
  'site.keep.title': 'What you can rely on in the reading room',
  'site.keep.privacy.title': 'Patient data never leaves your computer',
  'site.keep.privacy.text':
    'Images, patient names, file names and reports are never sent to the server. It stores only your account, plates and modules.',
  'site.keep.keyboard.title': 'The keyboard is enough',
  'site.keep.keyboard.text': 'Everything can be done from the keyboard, and just as well with the mouse.',
  'site.keep.share.title': 'Shared plates are used as copies',
  'site.keep.share.text':
    'Share a plate or module, and others make a copy to adapt. The original stays as it is; you can also download it as a file and pass it on.',
  'site.keep.backup.title': 'Nothing is lost by accident',
  'site.keep.backup.text':
    'Every save leaves a backup, and deleted plates and modules stay in the trash for 30 days.',
  'site.price.title': 'Plans',
  'site.price.text': 'Start for free and change when you need more plates. Prices include value-added tax.',
  'site.get.title': 'For Windows and in the browser',
  'site.get.text':
    'The download page lists the installer’s version, size and SHA-256. On other systems, the same program runs in the browser.',
  'site.start.title': 'Create your first plate',
  'site.start.text': 'Free members can create up to {count|plate|plates}.',
  'site.start.prices': 'See the plans',
}

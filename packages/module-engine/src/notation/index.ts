export { slugOf } from './names.ts'
export { NOTE_CODES, type Note, type NoteCode, type Proposal } from './Proposal.ts'
export { proposeModule } from './proposeModule.ts'
export { type PastedSection, splitSections } from './splitSections.ts'

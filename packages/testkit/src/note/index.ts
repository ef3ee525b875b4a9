export {
  NOTE_KIND,
  NOTE_NAME_MAX_CHARACTERS,
  NOTE_NAME_TAKEN,
  NOTES_TOO_MANY,
  noteContracts,
} from './noteContracts.ts'

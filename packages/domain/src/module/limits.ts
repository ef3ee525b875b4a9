export const MODULE_NAME_MAX_CHARACTERS = 40
/** Section, modality and type may be in the member's own words. */
export const MODULE_LABEL_MAX_CHARACTERS = 40
export const MODULE_NOTE_MAX_CHARACTERS = 2000
/**
 * This isn't a limit of a plan: it keeps one account from filling the disk, and the answer for «all» from
 * becoming too large.
 */
export const MODULES_PER_MEMBER_MAX = 1000
export const MODULES_PER_FILE_MAX = 200
/** The module engine has the same limit. */
export const DEFINITION_MAX_BYTES = 200 * 1024
export const AUTO_BACKUPS_MAX = 20
export const MANUAL_BACKUPS_MAX = 100
export const BACKUP_NOTE_MAX_CHARACTERS = 200

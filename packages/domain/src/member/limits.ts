export const NICKNAME_MAX_CHARACTERS = 10
export const NAME_MAX_CHARACTERS = 50
export const JOIN_PASSWORD_MIN_CHARACTERS = 8
export const MY_PAGE_PASSWORD_MIN_CHARACTERS = 12
/**
 * The limit is long enough for any passphrase, but short enough that hashing can't be abused to exhaust
 * memory.
 */
export const PASSWORD_MAX_CHARACTERS = 128
export const PHONE_MIN_DIGITS = 8
export const PHONE_MAX_DIGITS = 15
/** Korean law requires a guardian's consent below 14, which the product doesn't offer. */
export const AGE_MIN_YEARS = 14
export const AGE_MAX_YEARS = 120
/** RFC 5321 §4.5.3.1.3 limits a path to 256 octets including its brackets. */
export const EMAIL_MAX_BYTES = 254
/** This limits the notes that administrators write about a member. */
export const MEMBER_NOTE_MAX_CHARACTERS = 2000

export const CODE_DIGITS = 6
export const CODE_LIFE_MINUTES = 5
export const CODE_MAX_TRIES = 5
/** The proof of a verified address can be used to finish the form for this long. */
export const TICKET_LIFE_MINUTES = 30

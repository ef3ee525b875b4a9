export const TRASH_RETENTION_DAYS = 30
/**
 * Beyond this number, nothing new can be created until some of it is deleted permanently; deleting itself is
 * never refused.
 */
export const TRASH_PER_MEMBER_MAX = 1000

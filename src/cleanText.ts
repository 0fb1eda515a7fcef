// Text as people type and paste it: with blanks around it, and with characters that nothing shows.

/** Characters without a width: spaces, joiners, marks of direction, the soft hyphen, the byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** A text without the blanks around it and without invisible characters: for names, addresses, networks. */
export const cleanText = (text: string): string => visibleText(text).trim()

/** A text without invisible characters: for what is searched for while it is typed. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '')

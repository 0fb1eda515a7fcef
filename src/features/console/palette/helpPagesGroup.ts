/** The group of the help pages. A module of its own: the files of the palette and of its search share no other code. */
export const HELP_PAGES = 'Help pages'

/** The rooms of the kit by floors, the lowest first: a room imports those of the floors below it. */
export const kitFloors = [
  ['noun', 'strip'],
  ['errors'],
  ['routing'],
  ['queries'],
  ['roles'],
  ['shortcuts'],
  ['help'],
  ['routes'],
  ['lifecycle'],
  ['ledger', 'code'],
  ['palette'],
  ['commands'],
  ['list', 'form', 'detail'],
]

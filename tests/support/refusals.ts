/** Users who may not open everything, by what they are, each with a login of the scenario `company`. */
export const restricted = {
  'a collaborator of the silo': 'dele',
  'a viewer of one project': 'yuki',
  'a user without any role': 'colm',
} as const

/** What stands in the table where nothing is refused. */
export const opens = 'opens'

interface Described {
  id: string
  name: string
  description: string
}

/** How most records of the API are told apart, called and found: by id, by name, and by whatever text they have. */
export const described = {
  rowKey: ({ id }: Described) => id,
  nameOf: ({ name }: Described) => name,
  textOf: ({ name, description, id }: Described) => [name, description, id],
}

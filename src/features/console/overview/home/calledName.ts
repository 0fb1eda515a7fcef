/** The name that a person is called by: "Colm" of "Colm Rafferty"; all of a name of one part, or of another form. */
export function calledName(displayName: string): string {
  const parts = displayName.trim().split(/\s+/)
  return parts.length > 1 && !/[,@]/.test(displayName) ? (parts[0] ?? displayName) : displayName.trim()
}

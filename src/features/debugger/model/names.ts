/** `supportBundle` as words: `Support bundle`. */
export function machineName(id: string): string {
  const words = id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^bfd\b/, 'BFD')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

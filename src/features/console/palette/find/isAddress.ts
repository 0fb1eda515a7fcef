/** Whether a text is an IP address, or the beginning of one. */
export const isAddress = (text: string): boolean => /^[\d.]*\.[\d.]*$|^[\da-f:.]*:[\da-f:.]*$/i.test(text)

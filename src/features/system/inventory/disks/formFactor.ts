/** The usual spelling of a form factor: "U.2". */
export const formFactorWord = (kind: string) => kind.toUpperCase().replace(/^([A-Z])(\d)/, '$1.$2')

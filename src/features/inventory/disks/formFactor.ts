/** The name of a form factor as hardware has it printed: "U.2". */
export const formFactorWord = (kind: string) => kind.toUpperCase().replace(/^([A-Z])(\d)/, '$1.$2')

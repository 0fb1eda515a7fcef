/** The marks of the page that show the state of a resource, in its order. */
export const stateMarksOf = (id: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-state-of="${CSS.escape(id)}"]`),
]

/** Loads the card's code, once. */
export const loadLawCard = () => import('./LawCard')

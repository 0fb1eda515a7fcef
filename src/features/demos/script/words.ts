// All that a script needs: the words of steps, facts and targets.
export * from './build'
export { at } from './target'

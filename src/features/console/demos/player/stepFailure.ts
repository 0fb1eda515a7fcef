import { problemText, type Problem } from '../script/problem'

/** A step that did not work: which, and why. */
export class StepFailure extends Error {
  constructor(readonly problem: Problem) {
    super(problemText(problem))
    this.name = 'StepFailure'
  }
}

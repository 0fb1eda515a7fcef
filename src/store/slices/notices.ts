import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A toast. */
export interface ShownNotice {
  id: string
  tone: 'success' | 'failed'
  title: string
  body?: string
  /** The id under which the server logged the call that failed. */
  requestId?: string
  /** The id of the resource that changes its state now: where its mark is in sight, the page says the same. */
  about?: string
  /** A link to the result. */
  link?: { label: string; to: string }
}

const slice = createSlice({
  name: 'notices',
  initialState: [] as ShownNotice[],
  reducers: {
    noticeShown: {
      reducer: (state, { payload }: PayloadAction<ShownNotice>) => void state.push(payload),
      prepare: (notice: Omit<ShownNotice, 'id'>) => ({ payload: { id: nanoid(), ...notice } }),
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== payload),
  },
})

export const { noticeShown, noticeDismissed } = slice.actions
export const noticesReducer = slice.reducer

// What an app works out of its records and shows on its first page: hours of each volunteer, what is left of a budget, whom
// nobody has heard for a week.
import type { Field } from '../../brief.ts'
import type { View } from '../views.ts'

/** Which records count, as a condition on the facts of their kind. */
export type Condition =
  | { sort: 'filled'; field: Field; isNot: boolean }
  | { sort: 'one-of'; field: Field; values: readonly string[]; isNot: boolean }
  | { sort: 'compared'; field: Field; sign: '>' | '<' | '='; than: Field | number }
  | { sort: 'within'; field: Field; span: Span }

/** A stretch of days; `days` before today are negative. */
export type Span =
  | { sort: 'period'; period: 'day' | 'week' | 'month' | 'year' }
  | { sort: 'days'; days: number }
  | { sort: 'past' }
  /** Today or before. */
  | { sort: 'due' }
  | { sort: 'to-come' }

export const tallies = [
  'count',
  'sum',
  'average',
  'highest',
  'lowest',
  'different',
  'latest',
  'first',
  'gap',
  'next',
  'last',
] as const
export type Tally = (typeof tallies)[number]

/** `since` turns a day into how many days ago it was, `until` into how many are left. */
export type Counting = 'since' | 'until' | null

export type Term =
  | { sort: 'number'; value: number }
  | { sort: 'own'; field: Field; counting: Counting }
  /** Without a field it counts records. */
  | {
      sort: 'tally'
      tally: Tally
      field: Field | null
      of: View
      where: readonly Condition[]
      counting: Counting
      /** By which of several references it belongs to the group's record. */
      by: Field | null
    }

export type Sign = '+' | '-' | '*' | '/'

/** How a value reads; "days" are days ago, "minutes" minutes ago, and none is never. */
export type Reads = 'number' | 'money' | 'date' | 'days' | 'minutes' | 'text' | 'mark'

export interface Column {
  label: string
  terms: readonly Term[]
  /** Between the terms: one fewer than these. */
  signs: readonly Sign[]
  reads: Reads
  unit?: string
}

export const periods = ['day', 'week', 'month', 'year'] as const
export type Period = (typeof periods)[number]

export type Group =
  | { sort: 'all' }
  | { sort: 'records'; of: View; where: readonly Condition[] }
  | {
      sort: 'values'
      of: View
      field: Field
      by: 'value' | Period
      where: readonly Condition[]
      /** What the lines of a drawing are told apart by: the weights of each exercise. */
      series: Field | null
    }

export interface Bound {
  column: Column
  sign: '>' | '<'
  than: number
}

export interface Reckoning {
  heading: string
  group: Group
  columns: readonly Column[]
  /** Lines for which that is so. */
  only: Bound | null
  order: { column: Column; isDown: boolean } | null
  /** What stands out. */
  warn: Bound | null
  total: Column | null
  goal: number | null
  /** Drawn over the days instead of told in a table. */
  isLine: boolean
}

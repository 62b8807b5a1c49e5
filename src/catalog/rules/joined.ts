/** Two of one type that a connection joins. One that is not here is somebody else's: it is looked up, and drawn for the line. */
export interface JoinedRule {
  readonly type: string;
  /** The attributes that name its own end, and the other one. */
  readonly by: readonly [near: string, far: string];
  /** What names one that is not here; the group `name` is what it is called, else all of it. */
  readonly looks: RegExp;
}

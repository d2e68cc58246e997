/** `@Get('/users')` above a method, or `@Controller()` above a class. */
export interface DecoratorFacts {
  /** Index of the decorator's call. */
  readonly call: number;
  /** The function of the method, or every member of the class. */
  readonly members: readonly { readonly name: string; readonly fn: number }[];
  readonly onClass: boolean;
  /** Flow node of the class that it is above. */
  readonly node?: number;
  /** Offset of the class: the same for a class and its members. */
  readonly owner: number;
}

/** Where the browser keeps how many columns the menu has on a phone. */
export const columnsKey = 'menu-columns'

// Where links to a list of flights lead: past filters and orders, to the list or to what is said instead of it.

export const listId = "flights";

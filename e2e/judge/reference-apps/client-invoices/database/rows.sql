insert into client (name, email, city) values
  ('Brauhaus Kestner', 'kontor@kestner.example', 'Kassel'),
  ('Ateliê Moura', 'oi@moura.example', 'Porto'),
  ('Northgate Dental', 'desk@northgate.example', 'York'),
  ('Wróbel & Córka', 'biuro@wrobel.example', null);
insert into invoice (client_id, subject, amount, status, due_on) values
  (1, 'Labels for the winter beer', 1840.00, 'paid', current_date - 31),
  (1, 'Menu boards, second set', 412.50, 'sent', current_date + 9),
  (2, 'Photographs of the spring collection', 2360.00, 'sent', current_date - 4),
  (2, 'Shop window, drawing only', 275.00, 'draft', current_date + 24),
  (3, 'Wayfinding for three floors, including the lift', 5128.40, 'sent', current_date + 17),
  (3, 'Door plates', 96.80, 'paid', current_date - 52),
  (4, 'Box for the plum jam', 688.00, 'draft', current_date + 30);

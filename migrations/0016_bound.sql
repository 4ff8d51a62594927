-- What is sealed is bound to its row since now ("v2."); these find what is not yet, and are empty once the cron has sealed it anew.
CREATE INDEX bookings_unbound ON bookings (code) WHERE sealed < 'v2';
CREATE INDEX passengers_unbound ON passengers (booking, position) WHERE sealed < 'v2';
CREATE INDEX messages_unbound ON messages (number) WHERE sealed < 'v2';
CREATE INDEX outbox_unbound ON outbox (id) WHERE sealed < 'v2';
CREATE INDEX fare_alerts_unbound ON fare_alerts (id) WHERE sealed < 'v2';
